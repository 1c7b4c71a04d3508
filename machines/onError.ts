/** What a machine does when one that it has invoked fails: the error is shown where that would be, and the others go on. */
export const onError = {
  description: 'It has failed, and its place on the page says so.',
  meta: { specification: 'Decisions, Routes: the same error screen shows render failures.' },
};
