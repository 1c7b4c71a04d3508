/** A node in the notation of aria snapshots; quoted, so that its name may hold anything. */
export const ariaNode = (role: string, name = '', attributes = ''): string => {
  const parts = [role, name && JSON.stringify(name), attributes && `[${attributes}]`];
  return `'${parts.filter(Boolean).join(' ').replaceAll("'", "''")}'`;
};
