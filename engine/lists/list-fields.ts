/** How a value is shown, sorted and filtered. `tags`: uuids of tags. */
export type ListFieldKind = "text" | "number" | "date" | "instant" | "option" | "flag" | "tags";

/**
 * Fields that the product itself supplies for its lists, by name; the code that draws a list provides their values. A list names anything
 * else in a record by its path.
 */
export const listFields = {
	realisations: {
		search: "text",
		reference: "text",
		address: "text",
		municipality: "option",
		customer: "option",
		step: "option",
		days: "number",
		stepDays: "number",
		status: "option",
		reason: "text",
		requests: "number",
		tags: "tags",
		tagCount: "number",
		type: "option",
		vkb: "option",
		comments: "number",
		openComments: "number",
		created: "instant",
		updated: "instant",
		gridOperator: "option",
		contractor: "option",
		waits: "option",
		due: "date",
		ownDue: "date",
		expected: "date",
		behind: "option",
	},
	requests: {
		search: "text",
		reference: "text",
		address: "text",
		name: "text",
		municipality: "option",
		status: "option",
		reason: "option",
		tags: "tags",
		submitted: "instant",
		processed: "instant",
		comments: "number",
		process: "text",
	},
	locations: {
		search: "text",
		reference: "text",
		address: "text",
		municipality: "option",
		status: "option",
		round: "option",
		remark: "text",
		process: "text",
		map: "text",
	},
} as const satisfies Readonly<Record<string, Readonly<Record<string, ListFieldKind>>>>;

export type ListName = keyof typeof listFields;

/** Fields of a list that the product itself knows. */
export type ListFieldName<List extends ListName> = keyof (typeof listFields)[List] & string;
