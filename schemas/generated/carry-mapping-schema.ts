// Written by `npm run generate` out of schemas/carry-mapping.schema.json. Change that, not this.
export const carryMappingSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "CarryMapping",
	"description": "How running processes come along to another version of their flow where the versions do not say it by themselves. Used by npm run flow -- carry.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to"
	],
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../../schemas/carry-mapping.schema.json"
			]
		},
		"from": {
			"description": "Version that the processes run on.",
			"type": "string",
			"pattern": "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$",
			"examples": [
				"1.0.0"
			]
		},
		"to": {
			"description": "Version they are taken along to.",
			"type": "string",
			"pattern": "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$",
			"examples": [
				"2.0.0"
			]
		},
		"steps": {
			"description": "Per step of the old version, by its code, the step of the new one that takes over its state.",
			"type": "object",
			"propertyNames": {
				"pattern": "^[0-9]{1,2}(-[a-z])?$"
			},
			"additionalProperties": {
				"type": "string",
				"pattern": "^[0-9]{1,2}(-[a-z])?$"
			},
			"examples": [
				{
					"3": "4"
				}
			]
		},
		"fields": {
			"description": "Per field of the old version the field its value goes to; null drops the value, which the history keeps. [] stands behind a list of which the items' field is meant.",
			"type": "object",
			"additionalProperties": {
				"type": [
					"string",
					"null"
				],
				"minLength": 1
			},
			"examples": [
				{
					"Advice.Comments": "Advice.Explanation"
				}
			]
		},
		"options": {
			"description": "Per field of the old version, per option that is gone, the option that takes its place; null empties the field.",
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"additionalProperties": {
					"type": [
						"string",
						"number",
						"boolean",
						"null"
					]
				}
			},
			"examples": [
				{
					"Advice.Advice": {
						"alternative-without": "no"
					}
				}
			]
		},
		"values": {
			"description": "Per field of the new version what processes get in which it is empty.",
			"type": "object",
			"additionalProperties": {
				"type": [
					"string",
					"number",
					"boolean",
					"array",
					"object"
				]
			},
			"examples": [
				{
					"GridConnection.ConnectionValue": "3 x 25 A"
				}
			]
		},
		"accept": {
			"description": "Changes that running processes may follow as they are, each as the dry run names it.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			},
			"uniqueItems": true,
			"examples": [
				[
					"branch-added 3"
				]
			]
		}
	}
} as const;
