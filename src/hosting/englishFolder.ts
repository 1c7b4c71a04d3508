/** The folder of the English pages in the build; a host serves each at the address of the same page in Arabic. */
export const englishFolder = '_en';
