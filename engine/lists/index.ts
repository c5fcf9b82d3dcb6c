export type { ListColumn, ListDefinition, ListField, ListFilter } from "./list-definition.ts";
export { type ListFieldKind, type ListFieldName, type ListName, listFields } from "./list-fields.ts";
export * from "./listed-process.ts";
export { resolveLists } from "./resolve-lists.ts";
