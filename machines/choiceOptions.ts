/** The five elevator types, in the order of their pills (specification, section 3). */
export const elevatorTypes = ['gearbox', 'gearless', 'panorama', 'platform', 'food'] as const;

export type ElevatorType = (typeof elevatorTypes)[number];

/** The three safety systems, in the order of the list (specification, section 2). */
export const safetySystems = ['mechanical', 'electrical', 'support'] as const;

export type SafetySystem = (typeof safetySystems)[number];

/** The six service cards, in the order of the row (specification, section 3). */
export const serviceCards = [
  'installations',
  'supply',
  'modernization',
  'maintenance',
  'towers',
  'consultations',
] as const;

export type ServiceCard = (typeof serviceCards)[number];

/** The five design categories, in the order of their cards (specification, section 3). */
export const designCategories = ['cabins', 'doors', 'buttons', 'walls', 'flooring'] as const;

export type DesignCategory = (typeof designCategories)[number];

/** The pictures of each design category, in the order of the variant pills (specification, section 3). */
export const designPictures = {
  cabins: ['panorama', 'classic', 'decorative'],
  doors: ['center', 'telescopic', 'semiAuto'],
  buttons: ['touch', 'touchless'],
  walls: ['walls'],
  flooring: ['flooring'],
} as const satisfies Record<DesignCategory, readonly string[]>;

/** The options of each choice, by the choice's name; the first option is the default. */
export const choiceOptions = {
  elevator: elevatorTypes,
  design: designCategories,
  ...designPictures,
} as const;

/** The name of a choice: `elevator`, `design`, or a design category, for the choice of one of its variants. */
export type ChoiceName = keyof typeof choiceOptions;

export type Choices = {
  readonly [Name in ChoiceName]: (typeof choiceOptions)[Name][number];
};

/** The choices before the visitor has chosen anything: the first option of each. */
export const defaultChoices = Object.fromEntries(
  Object.entries(choiceOptions).map(([name, [first]]) => [name, first]),
) as Choices;
