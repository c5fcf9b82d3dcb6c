import { starterStyles } from "../../../engine/index.ts";
import { object } from "../../calls/schema-parts.ts";

const text = (maxLength: number) => ({ type: "string", maxLength }) as const;

/** Somebody's answers about the tenant to create. */
export interface NewTenantOrder {
	readonly slug: string;
	readonly label: string;
	readonly brand: string;
	readonly action: string;
	readonly logo?: { readonly base64: string };
	/** Without it, the tenant of the call is copied. */
	readonly starter?: {
		readonly style: (typeof starterStyles)[number];
		readonly country: "nl" | "be";
		readonly municipalities: readonly string[];
		readonly processType: string;
		readonly roles: readonly { readonly role: string; readonly label?: string }[];
	};
}

/** Maximum length of a logo in base64: 200 kB. */
export const mostLogo = Math.ceil((200 * 1024) / 3) * 4;

const starterSchema = object({
	style: { type: "string", enum: starterStyles, description: "The flow it begins with." },
	country: { type: "string", enum: ["nl", "be"] },
	municipalities: {
		type: "array",
		maxItems: 700,
		uniqueItems: true,
		items: text(10),
		description: "Codes; of none, its processes belong to customers.",
	},
	processType: text(80),
	roles: {
		type: "array",
		maxItems: 20,
		items: object({ role: text(60), label: text(80) }, ["role"]),
		description: "The first carries out, the second judges, the others see. One with a label is the tenant's own.",
	},
});

/** Only limits lengths: other errors are reported in words, at the field. */
export const newTenantSchema = object(
	{
		slug: text(60),
		label: text(100),
		brand: text(20),
		action: text(20),
		logo: object({ base64: text(mostLogo) }),
		starter: starterSchema,
	},
	["slug", "label", "brand", "action"],
);
