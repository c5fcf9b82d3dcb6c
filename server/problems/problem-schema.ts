/** Shape of every refusal, for the OpenAPI document and the generated types. */
export const problemSchema = {
	$id: "problem",
	title: "Problem",
	type: "object",
	additionalProperties: false,
	required: ["type", "title", "status", "detail", "code", "message", "errors"],
	properties: {
		type: { type: "string", description: "Always about:blank; `code` tells the kinds apart." },
		title: { type: "string", description: "Dutch title of the notification." },
		status: { type: "integer", description: "The HTTP status." },
		detail: { type: "string", description: "Dutch text that belongs to the status." },
		code: { type: "string", description: "Stable code of the refusal." },
		message: { type: "string", description: "Dutch sentence about this refusal." },
		errors: {
			type: "array",
			items: {
				type: "object",
				additionalProperties: false,
				required: ["path", "message"],
				properties: {
					path: { type: "string", description: "Dotted path of the field; empty for the whole form." },
					message: { type: "string" },
				},
			},
		},
		error_description: {
			type: "string",
			description: "On calls of before the collections: `message` by the name that their readers know.",
		},
		current: { description: "With 409: the record, or the list, as it is now." },
	},
} as const;
