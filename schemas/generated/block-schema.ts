// Written by `npm run generate` out of schemas/block.schema.json. Change that, not this.
export const blockSchema = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "BlockDefinition",
	"description": "A section that several flows share. A flow uses it with { \"block\": name } and may lay an override over it, except at the sealed places.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"summary",
		"schema"
	],
	"properties": {
		"$schema": {
			"description": "Path of this schema, for editors.",
			"type": "string",
			"examples": [
				"../block.schema.json"
			]
		},
		"name": {
			"description": "Name flows refer to; also the name of the file.",
			"$ref": "section.schema.json#/$defs/sectionId",
			"examples": [
				"grid-connection"
			]
		},
		"summary": {
			"description": "For designers, in English: what the block is for, and what an override usually changes. Users never see it.",
			"type": "string",
			"minLength": 1,
			"examples": [
				"Request date of the grid connection."
			]
		},
		"sealed": {
			"description": "Places in the block that an override may not touch, nor anything in them: names with dots between.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[^.]+(\\.[^.]+)*$"
			},
			"uniqueItems": true,
			"examples": [
				[
					"schema.properties.Advice.properties.Advice",
					"complete"
				]
			]
		},
		"title": {
			"$ref": "section.schema.json#/properties/title"
		},
		"description": {
			"$ref": "section.schema.json#/properties/description"
		},
		"schema": {
			"$ref": "section.schema.json#/properties/schema"
		},
		"ui": {
			"$ref": "section.schema.json#/properties/ui"
		},
		"when": {
			"$ref": "section.schema.json#/properties/when"
		},
		"onHide": {
			"$ref": "section.schema.json#/properties/onHide"
		},
		"roles": {
			"$ref": "section.schema.json#/properties/roles"
		},
		"readOnly": {
			"$ref": "section.schema.json#/properties/readOnly"
		},
		"fields": {
			"$ref": "section.schema.json#/properties/fields"
		},
		"derived": {
			"$ref": "section.schema.json#/properties/derived"
		},
		"complete": {
			"$ref": "section.schema.json#/properties/complete"
		},
		"save": {
			"$ref": "section.schema.json#/properties/save"
		},
		"warn": {
			"$ref": "section.schema.json#/properties/warn"
		},
		"chains": {
			"$ref": "section.schema.json#/properties/chains"
		},
		"unique": {
			"$ref": "section.schema.json#/properties/unique"
		},
		"steering": {
			"$ref": "section.schema.json#/properties/steering"
		}
	}
} as const;
