import {
  type ChoiceName,
  choiceOptions,
  type Choices,
  defaultChoices,
} from '../../machines/choiceOptions';

/** The choices that are no defaults, as an address's fragment without `#`: `elevator=food&doors=telescopic`; empty for the defaults. */
export const fragmentOf = (choices: Choices): string =>
  (Object.keys(choiceOptions) as ChoiceName[])
    .filter((name) => choices[name] !== defaultChoices[name])
    .map((name) => `${name}=${choices[name]}`)
    .join('&');
