import type { RJSFSchema, SchemaUtilsType, UiSchema, ValidatorType } from "@rjsf/utils";
import { deepEquals } from "@rjsf/utils";

type Values = Record<string, unknown>;

/** For questions that only make sense for schema features that presented sections never contain. */
function never(what: string): never {
	throw new Error(`a section is drawn without ${what}`);
}

/**
 * Replaces RJSF's schema utilities. Sections reach RJSF as plain groups, lists and values without references,
 * conditions, alternatives or defaults (present-section.ts), so every schema is already resolved and values are taken
 * as they are. RJSF would compute that again for the whole form on every keystroke.
 */
class PresentedSchema implements SchemaUtilsType<Values, RJSFSchema> {
	readonly #validator: ValidatorType<Values, RJSFSchema>;
	readonly #root: RJSFSchema;

	constructor(validator: ValidatorType<Values, RJSFSchema>, root: RJSFSchema) {
		this.#validator = validator;
		this.#root = root;
	}

	getRootSchema(): RJSFSchema {
		return this.#root;
	}

	getValidator(): ValidatorType<Values, RJSFSchema> {
		return this.#validator;
	}

	doesSchemaUtilsDiffer(validator: ValidatorType<Values, RJSFSchema>, root: RJSFSchema): boolean {
		return this.#validator !== validator || !deepEquals(this.#root, root);
	}

	retrieveSchema(schema: RJSFSchema): RJSFSchema {
		return schema;
	}

	/** Nothing is filled in that nobody chose; only a group without values starts out empty. */
	getDefaultFormState(schema: RJSFSchema, values?: Values): Values | undefined {
		return values ?? (schema.type === "object" ? {} : undefined);
	}

	sanitizeDataForNewSchema(_next: RJSFSchema, _before: RJSFSchema, values: Values): Values {
		return values;
	}

	omitExtraData(_schema: RJSFSchema, values?: Values): Values | undefined {
		return values;
	}

	getDisplayLabel(_schema: RJSFSchema, uiSchema?: UiSchema<Values>): boolean {
		return uiSchema?.["ui:options"]?.label !== false;
	}

	/** Choices are `x-choices`, drawn by our own widget, and files are never form values. */
	isSelect(): boolean {
		return false;
	}

	isMultiSelect(): boolean {
		return false;
	}

	isFilesArray(): boolean {
		return false;
	}

	/** Called for a value that was emptied. */
	findFieldInSchema(schema: RJSFSchema, path: string | readonly (string | number)[]) {
		const names = typeof path === "string" ? path.split(".") : path;
		const field = names.reduce<RJSFSchema | undefined>((node, name) => {
			const child = typeof name === "number" ? node?.items : node?.properties?.[name];
			return typeof child === "object" && !Array.isArray(child) ? child : undefined;
		}, schema);
		return field === undefined ? {} : { field };
	}

	findSelectedOptionInXxxOf = () => never("alternatives");
	getClosestMatchingOption = () => never("alternatives");
	getFirstMatchingOption = () => never("alternatives");
	getFromSchema = () => never("looking things up in it");
	toPathSchema = () => never("paths of its own");
}

export default function createSchemaUtils(
	validator: ValidatorType<Values, RJSFSchema>,
	root: RJSFSchema,
): SchemaUtilsType<Values, RJSFSchema> {
	return new PresentedSchema(validator, root);
}
