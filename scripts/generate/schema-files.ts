import { join } from "node:path";
import { completedSchema, completedSchemas } from "./completed-schema.ts";
import { languageChoices, languageProperties } from "./language-properties.ts";
import { nameOrderModule } from "./name-order.ts";
import { operatorSchema, operatorsModule, operatorWordsModule } from "./operators.ts";
import { readSchemas } from "./read-schemas.ts";
import { requestAttributesModule, requestFieldsSchema, requestNormaliserModule } from "./request-fields.ts";
import {
	attributesModule,
	blockNamesModule,
	blocksModule,
	listsModule,
	manualMenuModule,
	manualPagesModule,
	propertiesModule,
	propertyMeaningsModule,
	reportsModule,
	requestInformationModule,
	rolesModule,
	startDocumentModule,
	textKeysModule,
} from "./schema-modules.ts";
import { typeModule } from "./type-module.ts";
import { validatorModule } from "./validator-module.ts";
import { checkedWidgetsModule, widgetRegistry, widgetSchema, widgetsModule } from "./widgets.ts";

/** Generated modules and types of the schemas, by path from the project root, with their required contents. */
export function schemaFiles(root: string): ReadonlyMap<string, string> {
	const schemas = readSchemas(root);
	const { languages } = schemas;
	const files = new Map<string, string>();
	files.set("schemas/generated/blocks.ts", blocksModule(schemas.blocks));
	files.set("schemas/generated/block-names.ts", blockNamesModule(schemas.blocks));
	files.set("schemas/generated/lists.ts", listsModule(schemas.lists));
	files.set("schemas/generated/reports.ts", reportsModule(schemas.reports));
	files.set("schemas/generated/roles.ts", rolesModule(languages));
	files.set("schemas/generated/request-normaliser.ts", requestNormaliserModule(schemas.requestFields));
	files.set("schemas/generated/request-information.ts", requestInformationModule(schemas.requestInformation));
	files.set("schemas/generated/start-document.ts", startDocumentModule(schemas.startDocument));
	files.set("schemas/generated/manual-menu.ts", manualMenuModule(schemas.manualMenu));
	files.set("schemas/generated/manual-pages.ts", manualPagesModule(schemas.manualPages));
	files.set("schemas/generated/request-attributes.ts", requestAttributesModule(schemas.requestFields));
	files.set("schemas/request-fields.schema.json", `${JSON.stringify(requestFieldsSchema(schemas.requestFields), null, "\t")}\n`);
	files.set("schemas/widget.schema.json", `${JSON.stringify(widgetSchema(schemas.widgets), null, "\t")}\n`);
	files.set("schemas/operator.schema.json", `${JSON.stringify(operatorSchema(schemas.operators), null, "\t")}\n`);
	files.set("schemas/generated/operators.ts", operatorsModule(schemas.operators));
	files.set("schemas/generated/operator-words.ts", operatorWordsModule(schemas.operators));
	files.set("schemas/generated/widgets.ts", widgetsModule(schemas.widgets));
	files.set("schemas/generated/checked-widgets.ts", checkedWidgetsModule(schemas.widgets));
	files.set("web/forms/generated/widget-registry.ts", widgetRegistry(schemas.widgets));
	files.set("schemas/generated/text-keys.ts", textKeysModule(schemas.texts));
	files.set("schemas/generated/attributes.ts", attributesModule(languages));
	files.set("schemas/generated/property-meanings.ts", propertyMeaningsModule(languageProperties(languages)));
	files.set("schemas/generated/properties.ts", propertiesModule(languageProperties(languages), languageChoices(languages)));
	files.set(
		"schemas/generated/name-order.ts",
		nameOrderModule(languages, ["flow.schema.json", "tenant.schema.json", "scenario.schema.json"]),
	);
	files.set("schemas/generated/definitions.ts", typeModule(languages));
	files.set("schemas/generated/validators.js", validatorModule(languages));
	for (const name of completedSchemas) files.set(`schemas/${name}`, completedSchema(join(root, "schemas"), name));
	return files;
}
