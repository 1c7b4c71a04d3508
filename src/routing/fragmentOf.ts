import {
  type ChoiceName,
  choiceOptions,
  type Choices,
  defaultChoices,
} from '../../machines/choiceOptions';

/** The choices that differ from the defaults, as a fragment without `#`: `elevator=food&doors=telescopic`; empty if none differs. */
export const fragmentOf = (choices: Choices): string =>
  (Object.keys(choiceOptions) as ChoiceName[])
    .filter((name) => choices[name] !== defaultChoices[name])
    .map((name) => `${name}=${choices[name]}`)
    .join('&');
