// Written by `npm run generate` out of schemas/widgets.json. Change that, not this.
import type { CheckedWidget } from "../widget-definition.ts";

/** By the name that hints use; those that take any field are left out. */
export const checkedWidgets: Readonly<Record<string, CheckedWidget>> = {
	"text": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		}
	},
	"textarea": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		}
	},
	"number": {
		"accepts": {
			"noun": "a number",
			"fields": [
				{
					"type": "number"
				},
				{
					"type": "integer"
				}
			]
		}
	},
	"select": {
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		}
	},
	"radio": {
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		}
	},
	"checkboxes": {
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		}
	},
	"checkbox": {
		"accepts": {
			"noun": "a boolean or a text with one option",
			"fields": [
				{
					"type": "boolean"
				},
				{
					"type": "string",
					"options": "one"
				}
			]
		}
	},
	"date": {
		"accepts": {
			"noun": "a text with format calendar-date",
			"fields": [
				{
					"format": "calendar-date"
				}
			]
		}
	},
	"time": {
		"accepts": {
			"noun": "a text with format clock-time",
			"fields": [
				{
					"format": "clock-time"
				}
			]
		}
	},
	"resettable-date": {
		"accepts": {
			"noun": "a text with format planned-date",
			"fields": [
				{
					"format": "planned-date"
				}
			]
		}
	},
	"stakeholder": {
		"accepts": {
			"noun": "a text",
			"fields": [
				{
					"type": "string"
				}
			]
		}
	},
	"pid": {
		"accepts": {
			"noun": "a text with format uuid4",
			"fields": [
				{
					"format": "uuid4"
				}
			]
		}
	},
	"decision": {
		"accepts": {
			"noun": "a field with options",
			"fields": [
				{
					"options": "any"
				},
				{
					"type": "boolean"
				}
			]
		}
	},
	"identifiers": {
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		}
	},
	"repeatable": {
		"accepts": {
			"noun": "a list",
			"fields": [
				{
					"type": "array"
				}
			]
		}
	},
	"coordinates": {
		"accepts": {
			"noun": "a number",
			"fields": [
				{
					"type": "number"
				}
			]
		}
	},
	"files": {
		"accepts": {
			"noun": "a list of file ids (uuid4), or of views with id and ext",
			"fields": [
				{
					"type": "array",
					"items": {
						"format": "uuid4"
					}
				},
				{
					"type": "array",
					"items": {
						"properties": {
							"id": {
								"format": "uuid4"
							},
							"ext": {
								"type": "string"
							}
						}
					}
				}
			]
		}
	}
};
