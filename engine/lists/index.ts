export { askableFields } from "./askable-fields.ts";
export { askedOfProcesses, askedOfTabs, filtersIn } from "./asked-in-address.ts";
export { behindLabel, behindOf, behindValues } from "./behind.ts";
export { collationKey, sortedDigits } from "./collation-key.ts";
export { locatedSources, sourcesOfField } from "./field-sources.ts";
export {
	type AskedKind,
	askedKind,
	type Bound,
	boundsOf,
	type FieldTest,
	isBareWord,
	isDayCount,
	isPlain,
	isReadable,
	meetsTest,
	readTest,
	type TestWord,
	testsOf,
	writeTest,
} from "./field-test.ts";
export { type FieldValue, isChosen, listedSortKey, listedValue, type SortKey } from "./field-value.ts";
export type { ListColumn, ListDefinition, ListField, ListFilter } from "./list-definition.ts";
export { type ListFieldKind, type ListFieldName, type ListName, listFields } from "./list-fields.ts";
export { listFor } from "./list-for.ts";
export { listItself, listNames, listRights } from "./list-names.ts";
export { listParameters } from "./list-parameters.ts";
export * from "./listed-process.ts";
export {
	locationListRow,
	locationPlaceText,
	locationRowPlan,
	locationSearchText,
} from "./location-list-row.ts";
export {
	dayNumber,
	type ProcessListRow,
	placeKeys,
	placeSources,
	planText,
	processListRow,
	type RowPlan,
	rowPlan,
	sound as soundText,
} from "./process-list-row.ts";
export { decisionPlace, processValues, statusWord, unknownOption } from "./process-values.ts";
export {
	alwaysSearchedOfRequests,
	isRequestKey,
	offeredKeys,
	offeredText,
	remarksKey,
	requestListRow,
	requestReason,
	requestRowPlan,
	requestSearchKeys,
	requestSearchTexts,
} from "./request-list-row.ts";
export { listsOf, resolveLists } from "./resolve-lists.ts";
export { applicantKey, searchedField, searchParts, searchText } from "./search-parts.ts";
export { termsHiddenBy, waitsLabel, waitsValues } from "./waits.ts";
