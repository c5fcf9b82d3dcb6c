/** What somebody keeps in place of a view when they begin a list with the list itself. */
export const listItself = "list";
