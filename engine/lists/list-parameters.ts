import * as listTexts from "../texts/lists.ts";

/** Words in the address of every list besides those of its fields, which are different. */
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
