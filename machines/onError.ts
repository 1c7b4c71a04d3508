/** Handles the failure of an invoked machine: the error screen replaces its views, and all other machines go on. */
export const onError = {
  description: 'It has failed, and its place on the page says so.',
  meta: { specification: 'Decisions, Routes: the same error screen shows render failures.' },
};
