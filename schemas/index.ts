/** The language as data: what it says of each property, the shared blocks, the closed lists, and the types that follow. */
export { attributes } from "./generated/attributes.ts";
export { blocks } from "./generated/blocks.ts";
export type * from "./generated/definitions.ts";
export { lists } from "./generated/lists.ts";
export { manualMenu } from "./generated/manual-menu.ts";
export { manualPages } from "./generated/manual-pages.ts";
export { conditionOperators, valueOperators } from "./generated/operators.ts";
export { choices, properties } from "./generated/properties.ts";
export { reports } from "./generated/reports.ts";
export { type RequestAttributes, requestAttributes } from "./generated/request-attributes.ts";
export { requestInformation } from "./generated/request-information.ts";
export { requestNormaliser } from "./generated/request-normaliser.ts";
export { roles } from "./generated/roles.ts";
export { startDocument } from "./generated/start-document.ts";
export { textKeys } from "./generated/text-keys.ts";
export { formats, looks, widgets } from "./generated/widgets.ts";
export type { RequestAttribute } from "./request-field.ts";
export type { FieldPattern, FormatDefinition, WidgetDefinition } from "./widget-definition.ts";
