import { object } from "../../calls/schema-parts.ts";
import { revision } from "../kept/design-schema.ts";
import { obstacleCodes } from "./obstacles.ts";

const text = { type: "string" } as const;
const textOrNull = { type: ["string", "null"] } as const;
const flag = { type: "boolean" } as const;
const count = { type: "integer", minimum: 0 } as const;
const instant = { type: "integer", description: "Milliseconds since 1970 (UTC)." } as const;

export const releaseNumber = { type: "integer", minimum: 1, maximum: 2_000_000_000, description: "Number of the release." } as const;
export const activationNumber = {
	...releaseNumber,
	description: "Number of the last activation that the client knows: if another followed, nothing happens.",
} as const;
/** No NUL anywhere, which PostgreSQL cannot store. */
export const note = {
	type: "string",
	pattern: "^[^\\s\\u0000](?:[^\\u0000]{0,1998}[^\\s\\u0000])?$",
	description: "Why, for whoever looks later.",
} as const;

export const gateSchema = object({
	revision,
	obstacles: {
		type: "array",
		items: object({ code: { type: "string", enum: obstacleCodes }, message: text }),
		description: "What stands in the way of a release, each with what lifts it; empty when nothing does.",
	},
	errors: count,
	scenarios: object({
		passed: count,
		removed: { type: "array", items: text, description: "Titles of those that run and are not there any more." },
		failed: {
			type: "array",
			items: object({
				name: text,
				file: text,
				why: { ...text, description: "What went wrong, and at which act." },
				step: { ...textOrNull, description: "Code of the step at which; null when it is none of the flow's." },
			}),
		},
	}),
	flow: {
		anyOf: [
			{ type: "null" },
			object({
				uuid: text,
				version: text,
				change: {
					anyOf: [
						{ type: "null" },
						object({
							severity: { type: "string", enum: ["safe", "needs-mapping", "breaking"] },
							part: { type: "string", enum: ["major", "minor", "patch"] },
							least: { ...text, description: "The version it needs at least." },
						}),
					],
					description: "What the change means for running processes; null when the flow is the same.",
				},
			}),
		],
		description: "Null when there are errors.",
	},
	secondPerson: {
		anyOf: [{ type: "null" }, object({ why: text, approvedBy: textOrNull })],
		description: "Why somebody else has to approve, and who did; null when nobody has to.",
	},
	active: object({ activation: releaseNumber, release: releaseNumber }),
	authors: { type: "array", items: text, description: "Who made its edits." },
	raiseTo: { ...textOrNull, description: "The version to raise the flow to; null where its own will do." },
	release: {
		anyOf: [
			{ type: "null" },
			object({
				number: releaseNumber,
				ran: { type: "boolean", description: "It is active, or was." },
				runs: { type: "boolean", description: "It is active." },
			}),
		],
		description: "What was made of the design as it is; null when nothing was.",
	},
	may: {
		...object({ edit: flag, approve: flag, publish: flag }),
		description: "What the caller may do here. Nobody publishes where the deployment only designs.",
	},
	publishing: { ...flag, description: "Releases are made and activated in this deployment." },
});

export const releaseSchema = {
	$id: "release",
	...object({
		number: releaseNumber,
		origin: { type: "string", enum: ["folder", "design"] },
		design: textOrNull,
		flow: object({ uuid: text, version: text }),
		note: text,
		madeAt: instant,
		madeBy: text,
		approvedBy: textOrNull,
		hash: { ...text, description: "Of its files." },
		base: { ...text, description: "Of the files that ran when it was made; empty for the first." },
	}),
} as const;

export const activationSchema = object({
	...{ number: releaseNumber, release: releaseNumber, at: instant, by: text, reason: text },
	approvedBy: { ...textOrNull, description: "Who else approved going back; null where nobody did." },
});

export const rollBackGateSchema = object({
	obstacles: { ...gateSchema.properties.obstacles, description: "What stands in the way of going back; empty when nothing does." },
	secondPerson: {
		anyOf: [
			{ type: "null" },
			object({
				why: text,
				approvedBy: { ...textOrNull, description: "Who else than the caller approved." },
				approvedByCaller: flag,
			}),
		],
		description: "Why two persons have to agree; null when they have not.",
	},
	active: gateSchema.properties.active,
	may: { ...object({ approve: flag, publish: flag }), description: "What the caller may do here." },
});
