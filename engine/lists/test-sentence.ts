import { displayListed } from "../display/index.ts";
import { dutchNumber } from "../text/dutch-number.ts";
import * as listTexts from "../texts/lists.ts";
import type { AskedKind, FieldTest } from "./field-test.ts";

/** A test as a sentence: 'Dagen in stap > 30'. `labelOf`: name of an option. */
export function testSentence(field: string, kind: AskedKind, { word, values }: FieldTest, labelOf: (value: string) => string): string {
	const said = (value: string) =>
		kind === "date" || kind === "instant" ? displayListed("date", value) : kind === "number" ? numberOf(value) : labelOf(value);
	const [one = "", other = ""] = values;
	switch (word) {
		case "is":
			return listTexts.is(field, said(one));
		case "niet":
			return listTexts.isNot(field, said(one));
		case "bevat":
			return listTexts.contains(field, one);
		case "gt":
			return listTexts.more(field, said(one));
		case "lt":
			return listTexts.less(field, said(one));
		case "tussen":
			return listTexts.between(field, said(one), said(other));
		case "na":
			return listTexts.after(field, said(one));
		case "voor":
			return listTexts.before(field, said(one));
		case "laatste": {
			const days = Number.parseInt(one, 10);
			return days === 1 ? listTexts.lastDay(field) : listTexts.lastDays(field, dutchNumber(days));
		}
		case "leeg":
			return listTexts.empty(field);
		case "gevuld":
			return listTexts.filled(field);
	}
}

const numberOf = (value: string) => (Number.isFinite(Number(value)) ? dutchNumber(Number(value)) : value);
