import { flowReference } from "./flow-reference.ts";
import { languageTests } from "./language-tests.ts";
import { permissionPages } from "./permission-pages.ts";
import { readSchemas } from "./read-schemas.ts";
import { rulePages } from "./rule-pages.ts";
import {
	blocksModule,
	listsModule,
	manualMenuModule,
	manualPagesModule,
	reportsModule,
	requestInformationModule,
	requestNormaliserModule,
	rolesModule,
	schemaModule,
	schemaModuleName,
	startDocumentModule,
} from "./schema-modules.ts";
import { shapeModule } from "./shape-module.ts";

/** Every generated file by its path from the root of the project, with the text it must hold. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
	const schemas = readSchemas(root);
	const files = new Map<string, string>();
	for (const [file, schema] of schemas.languages) files.set(`schemas/generated/${schemaModuleName(file)}.ts`, schemaModule(file, schema));
	files.set("schemas/generated/blocks.ts", blocksModule(schemas.blocks));
	files.set("schemas/generated/lists.ts", listsModule(schemas.lists));
	files.set("schemas/generated/reports.ts", reportsModule(schemas.reports));
	files.set("schemas/generated/roles.ts", rolesModule(schemas.roles));
	files.set("schemas/generated/request-normaliser.ts", requestNormaliserModule(schemas.requestNormaliser));
	files.set("schemas/generated/request-information.ts", requestInformationModule(schemas.requestInformation));
	files.set("schemas/generated/start-document.ts", startDocumentModule(schemas.startDocument));
	files.set("schemas/generated/manual-menu.ts", manualMenuModule(schemas.manualMenu));
	files.set("schemas/generated/manual-pages.ts", manualPagesModule(schemas.manualPages));
	files.set("schemas/generated/shapes.ts", await shapeModule(schemas.languages));
	files.set("schemas/generated/language-tests.js", languageTests(schemas));
	files.set("docs/flow-reference.md", flowReference(schemas));
	for (const [path, text] of rulePages(root)) files.set(path, text);
	for (const [path, text] of permissionPages(root, schemas)) files.set(path, text);
	return files;
}
