/** The folder of the English pages in the build; a host serves them at the addresses of the Arabic ones. */
export const englishFolder = '_en';
