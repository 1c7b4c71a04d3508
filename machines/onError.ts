/**
 * How a machine handles the failure of a machine that it invokes: the views show the error in place of the failed one, and all
 * other machines go on.
 */
export const onError = {
  description: 'It has failed, and its place on the page says so.',
  meta: { specification: 'Decisions, Routes: the same error screen shows render failures.' },
};
