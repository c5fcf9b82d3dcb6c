export type { StartDocumentDefinition, TenantDefinition } from "../../schemas/index.ts";
