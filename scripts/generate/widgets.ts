/** A named entry, or a schema. */
type Entry = Readonly<Record<string, unknown>>;

/** widgets.json: every widget, every text format and every setting of a widget. */
export interface Widgets {
	readonly widgets: Readonly<Record<string, Entry>>;
	readonly formats: Readonly<Record<string, Entry>>;
	readonly options: Readonly<Record<string, Entry>>;
}

const notice = "// Written by `npm run generate` out of schemas/widgets.json. Change that, not this.\n";

/** The part of the language derived from them: closed lists that editors complete. */
export function widgetSchema({ widgets, formats, options }: Widgets): Entry {
	const described = (entries: Readonly<Record<string, Entry>>) =>
		Object.entries(entries).map(([name, { title, description, "x-english": english }]) => ({
			const: name,
			title,
			description,
			"x-english": english,
		}));
	const settings = Object.entries(options).map(([name, { looks: _looks, ...schema }]) => [name, schema]);
	return {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$comment: "Written by `npm run generate` out of schemas/widgets.json. Change that, not this.",
		title: "Weergave",
		description: "Hoe velden worden getoond, wat teksten mogen bevatten, en instellingen daarbij.",
		"x-english": "Widgets, formats of texts, and settings of widgets.",
		$defs: {
			widget: {
				title: "Getoond als",
				description: "De manieren om een veld of onderdeel te tonen.",
				"x-english": "The closed registry of widgets. Each name is drawn by one component of the browser.",
				"x-problem": { code: "unknown-widget", noun: "widget" },
				oneOf: described(widgets),
				examples: ["textarea"],
			},
			format: {
				title: "Vorm van een tekst",
				description: "Wat een tekst mag bevatten.",
				"x-english": "What a text may hold.",
				"x-problem": { code: "unknown-format", noun: "format of a text" },
				oneOf: described(formats),
				examples: ["unicode"],
			},
			uiOptions: {
				title: "Instellingen",
				description: "Instellingen van hoe een veld wordt getoond.",
				"x-english": "Settings of a widget.",
				type: "object",
				additionalProperties: false,
				properties: Object.fromEntries(settings),
			},
		},
	};
}

/** The same for code that runs flows and draws forms, without the descriptions for designers. */
export function widgetsModule({ widgets, formats, options }: Widgets): string {
	const bare = (entries: Readonly<Record<string, Entry>>) =>
		JSON.stringify(
			Object.fromEntries(
				Object.entries(entries).map(([name, { title: _, description: __, "x-english": ___, accepts: ____, ...entry }]) => [name, entry]),
			),
			null,
			"\t",
		);
	const looks = Object.keys(options).filter((name) => options[name]?.looks === true);
	return [
		notice,
		'import type { FormatDefinition, WidgetDefinition } from "../widget-definition.ts";\n\n',
		"/** By the name that hints use. */\n",
		`export const widgets = ${bare(widgets)} as const satisfies Readonly<Record<string, WidgetDefinition>>;\n\n`,
		"/** By the name that schemas use. */\n",
		`export const formats = ${bare(formats)} as const satisfies Readonly<Record<string, FormatDefinition>>;\n\n`,
		"/** Settings that change how a form looks or what it says, and nothing else. */\n",
		`export const looks: readonly string[] = ${JSON.stringify(looks)};\n`,
	].join("");
}

/** The part of the widgets that the check of flows needs. A separate module: the forms in the browser do without it. */
export function checkedWidgetsModule({ widgets }: Widgets): string {
	const checked = Object.entries(widgets).flatMap(([name, { accepts }]) => (accepts === undefined ? [] : [[name, { accepts }]]));
	return [
		notice,
		'import type { CheckedWidget } from "../widget-definition.ts";\n\n',
		"/** By the name that hints use; those that take any field are left out. */\n",
		`export const checkedWidgets: Readonly<Record<string, CheckedWidget>> = ${JSON.stringify(Object.fromEntries(checked), null, "\t")};\n`,
	].join("");
}

/** Every widget of `web/forms` with its component. */
export function widgetRegistry({ widgets }: Widgets): string {
	const entries = Object.entries(widgets).filter(([, { drawnIn, hidden }]) => drawnIn === undefined && hidden !== true);
	const whole = entries.filter(([, { component }]) => typeof component === "string");
	const single = entries.filter(([, { component }]) => component === undefined);
	const fileOf = ([name, { component }]: readonly [string, Entry]) =>
		typeof component === "string" ? component : `widgets/${pascal(name)}Widget`;
	const componentOf = (entry: readonly [string, Entry]) => fileOf(entry).split("/").at(-1);
	const table = (some: typeof entries) => some.map((entry) => `\t${JSON.stringify(entry[0])}: ${componentOf(entry)},\n`).join("");
	return [
		notice,
		'import type { RegistryFieldsType, RegistryWidgetsType } from "@rjsf/utils";\n',
		...entries.map((entry) => `import { ${componentOf(entry)} } from "../${fileOf(entry)}.tsx";\n`).sort(),
		`\n/** Widgets that draw one value. */\nexport const widgets: RegistryWidgetsType = {\n${table(single)}};\n`,
		"\n/** Widgets that draw a group, a list or a whole section: fields, to the form library. */\n",
		`export const fields: RegistryFieldsType = {\n${table(whole)}};\n`,
	].join("");
}

/** "resettable-date" becomes "ResettableDate". */
function pascal(name: string): string {
	return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
