import { calledOff, displayValue, formatNamed, readDay, readNumber, today, writeNumber } from "../../../engine/index.ts";
import { type TextKey, text } from "../../texts/text.ts";
import type { KnownField } from "./known-names.ts";

/** How values of one kind are typed. */
export interface TypedForm {
	/** The value as it is stored, "" for an empty text, or null for what can't be read. */
	readonly read: (entered: string) => string | number | null;
	readonly write: (value: unknown) => string;
	/** Says what is wrong with a text that can't be read. */
	readonly wrong?: TextKey;
	readonly placeholder?: string;
	readonly numeric?: boolean;
}

/** `numeric`: whether a number is asked for even if the field does not say so. */
export function typedForm(field: KnownField | null, numeric: boolean): TypedForm {
	const kind = field?.schema.type;
	if (numeric || kind === "number" || kind === "integer") return numberForm(kind === "integer");
	if (field !== null && formatNamed(field.schema.format).holds === "day") return dayForm(field);
	return { read: (entered) => entered, write: String };
}

function numberForm(whole: boolean): TypedForm {
	const form = whole ? { decimals: 0 } : {};
	return {
		numeric: true,
		wrong: whole ? "workbench.condition.unread.whole" : "workbench.condition.unread.number",
		// What may be several numbers is not one of them.
		read: (entered) => {
			const read = readNumber(entered, form);
			return read.kind === "number" ? read.value : read.kind === "empty" ? "" : null;
		},
		write: (value) => (typeof value === "number" ? writeNumber(value, form) : String(value)),
	};
}

/** A day, or that it is called off, as the field shows it. */
function dayForm({ schema }: KnownField): TypedForm {
	const off = formatNamed(schema.format).mayBeCalledOff === true ? displayValue(schema, calledOff) : null;
	return {
		placeholder: text("workbench.condition.day.form"),
		wrong: "workbench.condition.unread.day",
		read: (entered) => {
			const typed = entered.trim();
			if (typed === "") return "";
			return typed.toLowerCase() === off?.toLowerCase() ? calledOff : readDay(typed, today(Date.now()));
		},
		write: (value) => displayValue(schema, value),
	};
}
