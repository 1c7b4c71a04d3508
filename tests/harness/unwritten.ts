/**
 * Stands in a new model for what is not written yet: how the page is opened, an event's cases, what causes it, what a
 * state looks like. A model that still holds it is refused.
 */
export const unwritten = (): never => {
  throw new Error('This part of the model is not written yet');
};
