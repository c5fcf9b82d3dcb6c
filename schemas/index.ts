/** The language as data: the schemas, the shared blocks, and the types that follow from them. */
export { blockSchema } from "./generated/block-schema.ts";
export { blocks } from "./generated/blocks.ts";
export { carryMappingSchema } from "./generated/carry-mapping-schema.ts";
export { conditionSchema } from "./generated/condition-schema.ts";
export { flowSchema } from "./generated/flow-schema.ts";
export { listSchema } from "./generated/list-schema.ts";
export { lists } from "./generated/lists.ts";
export { reports } from "./generated/reports.ts";
export { requestInformation } from "./generated/request-information.ts";
export { requestNormaliser } from "./generated/request-normaliser.ts";
export { requestsSchema } from "./generated/requests-schema.ts";
export { roles } from "./generated/roles.ts";
export { scenarioSchema } from "./generated/scenario-schema.ts";
export { sectionSchema } from "./generated/section-schema.ts";
export type { Shapes } from "./generated/shapes.ts";
export { startDocument } from "./generated/start-document.ts";
export { startDocumentSchema } from "./generated/start-document-schema.ts";
export { tenantSchema } from "./generated/tenant-schema.ts";
