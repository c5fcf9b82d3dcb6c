export type { ListChoice } from "./form-options.ts";
export type { ListCategory, ListColumn, ListDefinition, ListField, ListFilter, ListLayout } from "./list-definition.ts";
export { type ListFieldKind, type ListFieldName, type ListName, listFields } from "./list-fields.ts";
export { resolveLists } from "./resolve-lists.ts";
