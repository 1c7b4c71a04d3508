/** What is kept for the visit, by name; nothing where storage is blocked or full. */
export const visitStorage = {
  getItem(name: string): string | null {
    try {
      return sessionStorage.getItem(`inspector ${name}`);
    } catch {
      return null;
    }
  },
  setItem(name: string, text: string): void {
    try {
      sessionStorage.setItem(`inspector ${name}`, text);
    } catch {
      // After a reload it is as it was at first.
    }
  },
};
