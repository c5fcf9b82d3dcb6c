/** Part of a field's schema: it holds what each of the words says. */
export interface FieldPattern {
	/** The first, where a field may be null as well. */
	readonly type?: "string" | "number" | "integer" | "boolean" | "array";
	readonly format?: string;
	/** Options of its own: any number, or exactly one. */
	readonly options?: "any" | "one";
	readonly items?: FieldPattern;
	/** These and no others. */
	readonly properties?: Readonly<Record<string, FieldPattern>>;
}

/** What widgets.json says of a widget for the check of flows alone: no page of the browser loads it with its forms. */
export interface CheckedWidget {
	/** Fields it can draw, and what they are called; left out: any. */
	readonly accepts?: { readonly noun: string; readonly fields: readonly FieldPattern[] };
}

/** What else widgets.json says of a widget, besides its description. What is left out is no, or none. */
export interface WidgetDefinition {
	/**
	 * Everything its field may hold can be typed or chosen in it. To draw a field by another of these changes how a form
	 * looks; any other change of a widget can leave a running process with a value that can't be chosen any more.
	 */
	readonly takesAll?: boolean;
	/** Nobody fills it in. */
	readonly readOnly?: boolean;
	/** It is not drawn at all. */
	readonly hidden?: boolean;
	/** Component of `web/forms` that draws a whole group, list or section. Left out: `widgets/<Name>Widget` draws one value. */
	readonly component?: string;
	/** `step`: a whole group, list or section, which needs more of the process than its values; `step-fields.tsx` of the web has its component. */
	readonly drawnIn?: "step";
	/** It draws the items of a list, each with the fields of its own. */
	readonly items?: boolean;
	/** It shows the location of the process on a map. */
	readonly map?: boolean;
	/** `group`: several controls that the label's text names. `own`: it writes its label itself. Left out: the label belongs to its control. */
	readonly label?: "group" | "own";
	/** Columns of twelve where no setting says it; 6 when left out. */
	readonly span?: 3 | 4 | 6 | 8 | 12;
	/** List of the tenant that has its options. */
	readonly choices?: "pids" | "stakeholders";
	/** Field beside it that it sets, and that has no control of its own. */
	readonly confirms?: string;
	/** False: its values are not written into documents. */
	readonly inDocuments?: boolean;
}

/** What widgets.json says of a format of texts, besides its description. `formats` of the engine has the test of each. */
export interface FormatDefinition {
	/** What its values are to conditions, to lists and to whoever reads them; a text when left out. */
	readonly holds?: "day" | "time";
	/** A day before this one, or more days ahead of today than this, is warned about where somebody fills it in. */
	readonly doubtful?: { readonly before: string; readonly daysAhead: number };
	/** Instead of a day also the word that it was called off. */
	readonly mayBeCalledOff?: boolean;
	/** Widget of a field that names none; `text` when left out. */
	readonly widget?: string;
	/** Columns of twelve that a value takes to be read; 6 when left out. */
	readonly span?: 12;
	/** A value is shown as a link. */
	readonly link?: boolean;
	/** Dutch: how what the format asks for is written. */
	readonly message?: string;
	/** Written in one length: one that is too long is above all none of these. */
	readonly fixedLength?: boolean;
	/** Nothing is asked but these characters. */
	readonly characters?: "line" | "multiline" | "address" | "name";
	/** Words that somebody chose freely have the format. */
	readonly anyText?: boolean;
	/** A value of it, for paths and proofs that fill in forms. */
	readonly sample: string;
}
