import { type AskedKind, type FieldTest, isReadable } from "../lists/field-test.ts";
import { dutchNumber } from "../text/dutch-number.ts";
import * as listTexts from "../texts/lists.ts";
import { displayListed } from "./display-value.ts";

/** A filter test as a sentence: 'Dagen in stap > 30'. `labelOf`: text of an option. */
export function testSentence(field: string, kind: AskedKind, test: FieldTest, labelOf: (value: string) => string): string {
	const { word, values } = test;
	const said = (value: string) =>
		kind === "date" || kind === "instant" ? displayListed("date", value) : kind === "number" ? numberOf(value) : labelOf(value);
	const [one = "", other = ""] = values;
	if (!isReadable(kind, test)) return listTexts.unreadable(field, one);
	switch (word) {
		case "is":
			return listTexts.is(field, said(one));
		case "not":
			return listTexts.isNot(field, said(one));
		case "contains":
			return listTexts.contains(field, one);
		case "more":
			return listTexts.more(field, said(one));
		case "less":
			return listTexts.less(field, said(one));
		case "atLeast":
			return listTexts.atLeast(field, said(one));
		case "atMost":
			return listTexts.atMost(field, said(one));
		case "between":
			return listTexts.between(field, said(one), said(other));
		case "after":
			return listTexts.after(field, said(one));
		case "before":
			return listTexts.before(field, said(one));
		case "from":
			return listTexts.from(field, said(one));
		case "until":
			return listTexts.until(field, said(one));
		case "last": {
			const days = Number.parseInt(one, 10);
			return days === 1 ? listTexts.lastDay(field) : listTexts.lastDays(field, dutchNumber(days));
		}
		case "within": {
			const days = Number.parseInt(one, 10);
			return days === 1 ? listTexts.withinDay(field) : listTexts.withinDays(field, dutchNumber(days));
		}
		case "past":
			return listTexts.past(field);
		case "empty":
			return listTexts.empty(field);
		case "filled":
			return listTexts.filled(field);
	}
}

const numberOf = (value: string) => (Number.isFinite(Number(value)) ? dutchNumber(Number(value)) : value);
