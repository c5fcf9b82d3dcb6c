/** Matches part of a field's schema: the field must have what each of these properties says. */
export interface FieldPattern {
	/** The first type, if the field may also be null. */
	readonly type?: "string" | "number" | "integer" | "boolean" | "array";
	readonly format?: string;
	/** Options in the schema itself: any number, or exactly one. */
	readonly options?: "any" | "one";
	readonly items?: FieldPattern;
	/** Exactly these properties. */
	readonly properties?: Readonly<Record<string, FieldPattern>>;
}

/** The part of a widget in widgets.json that only the check of flows needs: no page in the browser loads it with its forms. */
export interface CheckedWidget {
	/** Fields that it can draw, and the noun for them; any field when left out. */
	readonly accepts?: { readonly noun: string; readonly fields: readonly FieldPattern[] };
}

/** The rest of a widget's entry in widgets.json, besides its description. A property that is left out means no, or none. */
export interface WidgetDefinition {
	/**
	 * Every value that its field allows can be typed or chosen in it. Switching between such widgets only changes how a form looks; any
	 * other change of a widget can leave a running process with a value that can no longer be chosen.
	 */
	readonly takesAll?: boolean;
	/** Nobody fills it in. */
	readonly readOnly?: boolean;
	/** It is not drawn at all. */
	readonly hidden?: boolean;
	/** Component of `web/forms` that draws a whole group, list or section. Left out: `widgets/<Name>Widget` draws one value. */
	readonly component?: string;
	/**
	 * `step`: a whole group, list or section, which needs more of the process than its values; its component is in `step-fields.tsx` of the
	 * web.
	 */
	readonly drawnIn?: "step";
	/** Draws the items of a list, each with its own fields. */
	readonly items?: boolean;
	/** Shows the location of the process on a map. */
	readonly map?: boolean;
	/** `group`: several controls under one label. `own`: it draws its label itself. Left out: the label belongs to its control. */
	readonly label?: "group" | "own";
	/** Default width in twelfths of the form; 6 when left out. */
	readonly span?: 3 | 4 | 6 | 8 | 12;
	/** The tenant's list with its options. */
	readonly choices?: "pids" | "stakeholders";
	/** A field beside it that it sets, and that has no control of its own. */
	readonly confirms?: string;
	/** False when its values are not written into documents. */
	readonly inDocuments?: boolean;
}

/** The entry of a text format in widgets.json, besides its description. `formats` of the engine has the test for each. */
export interface FormatDefinition {
	/** What its values mean to conditions, to lists and to readers; a text when left out. */
	readonly holds?: "day" | "time";
	/** A warning is given where somebody enters a day before this one, or more than this number of days after today. */
	readonly doubtful?: { readonly before: string; readonly daysAhead: number };
	/** Instead of a day, the value may be the word for a plan that was called off. */
	readonly mayBeCalledOff?: boolean;
	/** Widget of a field that does not name one; `text` when left out. */
	readonly widget?: string;
	/** Width in twelfths that a value needs in order to be readable; 6 when left out. */
	readonly span?: 12;
	/** Values are shown as links. */
	readonly link?: boolean;
	/** In Dutch: the expected notation. */
	readonly message?: string;
	/** Values have a fixed length, so a text that is too long is reported as the wrong notation. */
	readonly fixedLength?: boolean;
	/** The only requirement is that all characters are in this set. */
	readonly characters?: "line" | "multiline" | "address" | "name";
	/** Any text that people choose freely has the format. */
	readonly anyText?: boolean;
	/** A valid value, for paths and proofs that fill in forms. */
	readonly sample: string;
}
