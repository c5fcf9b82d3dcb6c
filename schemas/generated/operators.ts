// Written by `npm run generate` out of schemas/operators.json. Change that, not this.
/** Operators whose outcome is true or false, by their name. */
export const conditionOperators = {
	"and": {
		"parameters": [
			{
				"name": "condition",
				"type": "boolean"
			}
		],
		"atLeast": 2
	},
	"or": {
		"parameters": [
			{
				"name": "condition",
				"type": "boolean"
			}
		],
		"atLeast": 2
	},
	"!": {
		"parameters": [
			{
				"name": "condition",
				"type": "boolean"
			}
		]
	},
	"==": {
		"parameters": [
			{
				"name": "left",
				"type": "same-value"
			},
			{
				"name": "right",
				"type": "same-value"
			}
		]
	},
	"!=": {
		"parameters": [
			{
				"name": "left",
				"type": "same-value"
			},
			{
				"name": "right",
				"type": "same-value"
			}
		]
	},
	"<": {
		"parameters": [
			{
				"name": "left",
				"type": "number-or-date"
			},
			{
				"name": "right",
				"type": "number-or-date"
			}
		]
	},
	"<=": {
		"parameters": [
			{
				"name": "left",
				"type": "number-or-date"
			},
			{
				"name": "right",
				"type": "number-or-date"
			}
		]
	},
	">": {
		"parameters": [
			{
				"name": "left",
				"type": "number-or-date"
			},
			{
				"name": "right",
				"type": "number-or-date"
			}
		]
	},
	">=": {
		"parameters": [
			{
				"name": "left",
				"type": "number-or-date"
			},
			{
				"name": "right",
				"type": "number-or-date"
			}
		]
	},
	"in": {
		"parameters": [
			{
				"name": "value",
				"type": "value"
			},
			{
				"name": "list",
				"type": "values-or-list"
			}
		]
	},
	"filled": {
		"parameters": [
			{
				"name": "path",
				"type": "field-path"
			}
		]
	},
	"empty": {
		"parameters": [
			{
				"name": "path",
				"type": "field-path"
			}
		]
	},
	"cond": {
		"parameters": [
			{
				"name": "name",
				"type": "condition-name"
			}
		]
	},
	"marked": {
		"parameters": [
			{
				"name": "mark",
				"type": "mark-name"
			}
		]
	},
	"started": {
		"parameters": [
			{
				"name": "step",
				"type": "step-code"
			}
		]
	},
	"completed": {
		"parameters": [
			{
				"name": "step",
				"type": "step-code"
			}
		]
	},
	"role": {
		"parameters": [
			{
				"name": "role",
				"type": "role-name"
			}
		]
	},
	"some": {
		"parameters": [
			{
				"name": "list",
				"type": "list-path"
			},
			{
				"name": "condition",
				"type": "item-condition"
			}
		]
	},
	"all": {
		"parameters": [
			{
				"name": "list",
				"type": "list-path"
			},
			{
				"name": "condition",
				"type": "item-condition"
			}
		]
	},
	"none": {
		"parameters": [
			{
				"name": "list",
				"type": "list-path"
			},
			{
				"name": "condition",
				"type": "item-condition"
			}
		]
	},
	"distinct": {
		"parameters": [
			{
				"name": "list",
				"type": "list-path"
			}
		]
	},
	"item-filled": {
		"parameters": [
			{
				"name": "path",
				"type": "item-path"
			}
		]
	},
	"elsewhere": {
		"parameters": [
			{
				"name": "latitude",
				"type": "field-path"
			},
			{
				"name": "longitude",
				"type": "field-path"
			}
		]
	},
	"type": {
		"parameters": [
			{
				"name": "type",
				"type": "process-type"
			}
		]
	}
} as const;

/** Operators whose outcome is a value, by their name. */
export const valueOperators = {
	"var": {
		"parameters": [
			{
				"name": "path",
				"type": "field-path"
			}
		],
		"result": "field"
	},
	"stored": {
		"parameters": [
			{
				"name": "path",
				"type": "field-path"
			}
		],
		"result": "field"
	},
	"item": {
		"parameters": [
			{
				"name": "path",
				"type": "item-path"
			}
		],
		"result": "field"
	},
	"today": {
		"parameters": [],
		"result": "date"
	},
	"date": {
		"parameters": [
			{
				"name": "day",
				"type": "date-literal"
			}
		],
		"result": "date"
	},
	"days-after": {
		"parameters": [
			{
				"name": "day",
				"type": "date"
			},
			{
				"name": "days",
				"type": "number"
			}
		],
		"result": "date"
	},
	"legal-term-end": {
		"parameters": [
			{
				"name": "day",
				"type": "date"
			},
			{
				"name": "days",
				"type": "number"
			}
		],
		"result": "date"
	},
	"days-between": {
		"parameters": [
			{
				"name": "from",
				"type": "date"
			},
			{
				"name": "to",
				"type": "date"
			}
		],
		"result": "number"
	},
	"+": {
		"parameters": [
			{
				"name": "number",
				"type": "number"
			}
		],
		"atLeast": 2,
		"result": "number"
	},
	"-": {
		"parameters": [
			{
				"name": "from",
				"type": "number"
			},
			{
				"name": "number",
				"type": "number"
			}
		],
		"result": "number"
	},
	"*": {
		"parameters": [
			{
				"name": "number",
				"type": "number"
			}
		],
		"atLeast": 2,
		"result": "number"
	},
	"ceil": {
		"parameters": [
			{
				"name": "number",
				"type": "number"
			}
		],
		"result": "number"
	},
	"number": {
		"parameters": [
			{
				"name": "path",
				"type": "field-path"
			}
		],
		"result": "number"
	},
	"if": {
		"parameters": [
			{
				"name": "condition",
				"type": "boolean"
			},
			{
				"name": "then",
				"type": "same-value"
			},
			{
				"name": "otherwise",
				"type": "same-value"
			}
		],
		"result": "branches"
	},
	"count": {
		"parameters": [
			{
				"name": "list",
				"type": "list-path"
			}
		],
		"result": "number"
	}
} as const;
