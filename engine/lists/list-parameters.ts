import * as listTexts from "../texts/lists.ts";

/** What the address of every list has a word for besides its fields, whose words are others. */
export const listParameters: readonly string[] = [
	listTexts.tabParameter,
	listTexts.orderParameter,
	listTexts.layoutParameter,
	listTexts.columnsParameter,
	listTexts.pageParameter,
	listTexts.rowsParameter,
	listTexts.peekParameter,
	listTexts.mapParameter,
	listTexts.areaParameter,
];
