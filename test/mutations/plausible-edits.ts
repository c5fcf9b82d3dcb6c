import type { ResolvedFlow } from "../../engine/index.ts";
import type { Chance } from "./chance.ts";

type Json = Record<string, unknown>;

interface Place {
	readonly step: Json;
	readonly section: Json;
	/** The schema of the group or form that contains the field. */
	readonly group: Json;
	readonly path: string;
	readonly name: string;
	readonly field: Json;
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const object = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});

function stepsOf(flow: Json): Json[] {
	return list(flow.steps).flatMap((step) => [
		step,
		...list(object(step.children).first),
		...list(object(step.children).tracks).flatMap((track) => list(track.steps)),
	]);
}

function placesOf(flow: Json): Place[] {
	return stepsOf(flow).flatMap((step) =>
		list(step.sections).flatMap((section) => {
			const visit = (group: Json, names: readonly string[]): Place[] =>
				Object.entries(object(group.properties)).flatMap(([name, field]) => {
					const inner = object(field);
					return inner.properties === undefined
						? [{ step, section, group, path: [...names, name].join("."), name, field: inner }]
						: visit(inner, [...names, name]);
				});
			return visit(object(section.schema), []);
		}),
	);
}

type Edit = (flow: Json, chance: Chance) => void;

const onField =
	(edit: (place: Place, chance: Chance, flow: Json) => void): Edit =>
	(flow, chance) => {
		const places = placesOf(flow);
		if (places.length > 0) edit(chance.pick(places), chance, flow);
	};
const onStep =
	(edit: (step: Json, chance: Chance, flow: Json) => void): Edit =>
	(flow, chance) =>
		edit(chance.pick(stepsOf(flow)), chance, flow);

const roles = ["cpo", "municipality", "admin", "rvb", "customer"];
const uuid = (chance: Chance): string => `00000000-0000-4000-8000-${String(chance.below(10 ** 9)).padStart(12, "0")}`;
const text = (title: string): Json => ({ type: "string", title, format: "unicode", maxLength: 40 });

/** Edits that designers make to a flow, harmless or not. */
const edits: readonly Edit[] = [
	onStep((step) => {
		step.label = `${String(step.label)} nieuw`;
	}),
	onStep((step, chance) => {
		list(object(step.access).edit).push(chance.pick(roles) as unknown as Json);
	}),
	onStep((step, chance) => {
		const edit = list(object(step.access).edit);
		edit.splice(chance.below(edit.length), 1, chance.pick(roles) as unknown as Json);
	}),
	onStep((step, chance) => {
		list(step.sections).splice(chance.below(list(step.sections).length), 1);
	}),
	onStep((step, chance) => {
		list(step.sections).reverse();
		if (chance.once(2)) delete step.next;
	}),
	onStep((step, chance) => {
		const branches = list(step.next);
		if (branches.length > 0) branches.splice(chance.below(branches.length), 1);
	}),
	onStep((step, chance, flow) => {
		const branches = list(step.next);
		if (branches.length > 0) chance.pick(branches).to = chance.pick(list(flow.steps)).code;
	}),
	onStep((step, chance) => {
		for (const section of list(step.sections)) if (chance.once(2)) delete section.complete;
	}),
	onStep((step, chance, flow) => {
		const places = placesOf(flow).filter((one) => one.step === step || chance.once(2));
		if (places.length === 0) return;
		const { path, name } = chance.pick(places);
		step.complete = [...list(step.complete), { unless: { filled: path }, field: path, message: `Vul ${name} in.` }];
	}),
	(flow, chance) => {
		const steps = list(flow.steps);
		const code = ["9", "10", "11"].find((one) => !steps.some((step) => step.code === one));
		const added = {
			uuid: uuid(chance),
			code,
			label: "Tussenstap",
			version: "1.0.0",
			access: { read: [], edit: [chance.pick(roles)] },
			sections: [
				{
					id: "extra",
					schema: {
						type: "object",
						properties: { Extra: { type: "object", properties: { Note: text("Notitie") }, required: chance.once(2) ? ["Note"] : [] } },
					},
				},
			],
		};
		if (code !== undefined) steps.splice(chance.below(steps.length), 0, added);
	},
	(flow, chance) => {
		const steps = list(flow.steps);
		steps.splice(chance.below(steps.length), 1);
	},
	(flow, chance) => {
		const steps = list(flow.steps);
		const at = chance.below(steps.length - 1);
		steps.splice(at, 2, ...steps.slice(at, at + 2).reverse());
	},
	(flow, chance) => {
		const conditions = Object.keys(object(flow.conditions));
		if (conditions.length > 0) object(flow.conditions)[chance.pick(conditions)] = { "!": { filled: chance.pick(placesOf(flow)).path } };
	},
	onField(({ group, name }) => {
		delete object(group.properties)[name];
		group.required = list(group.required).filter((one) => (one as unknown) !== name);
	}),
	onField(({ group }, chance) => {
		object(group.properties).Added = text("Toegevoegd");
		if (chance.once(2)) group.required = [...list(group.required), "Added"];
	}),
	onField(({ group, name }) => {
		group.required = [...new Set([...list(group.required), name])];
	}),
	onField(({ group, name }) => {
		group.required = list(group.required).filter((one) => (one as unknown) !== name);
	}),
	onField(({ field }, chance) => {
		const options = list(field.oneOf);
		if (options.length > 1) options.splice(chance.below(options.length), 1);
	}),
	onField(({ field }) => {
		if (Array.isArray(field.oneOf)) field.oneOf = [...list(field.oneOf), { const: "erbij", title: "Erbij" }];
	}),
	onField(({ field }, chance) => {
		if (typeof field.maxLength === "number") field.maxLength = chance.pick([1, 3, 20, field.maxLength * 2]);
	}),
	onField(({ field }, chance) => {
		if (field.type === "number" || field.type === "integer") field.minimum = chance.pick([-5, 0, 3, 60]);
	}),
	onField(({ field }) => {
		field.title = `${String(field.title ?? "Veld")} anders`;
	}),
	onField(({ section, path }, chance) => {
		section.fields = { ...object(section.fields), [path]: chance.pick<unknown>([{ readOnly: true }, { editRoles: ["admin"] }, {}]) };
	}),
	onField(({ section, path }, chance, flow) => {
		const other = chance.pick(placesOf(flow)).path;
		section.fields = { ...object(section.fields), [path]: { when: { filled: other }, onHide: chance.pick(["keep", "clear"]) } };
	}),
	onField(({ section }, chance, flow) => {
		if (chance.once(2)) delete section.when;
		else section.when = { filled: chance.pick(placesOf(flow)).path };
	}),
	onField(({ section }, chance) => {
		if (chance.once(2)) section.roles = [chance.pick(roles), chance.pick(roles)];
		else delete section.roles;
	}),
	onField(({ section, path }, chance) => {
		section.derived = chance.once(2) ? [] : [...list(section.derived), { field: path, value: null }];
	}),
	onField((place, chance, flow) => {
		const target = chance.pick(placesOf(flow));
		if (target.group === place.group) return;
		object(target.group.properties)[place.name] = place.field;
		if (chance.once(2)) delete object(place.group.properties)[place.name];
	}),
];

/** A copy of the flow after one to three such edits. Usually, but not always, still a valid flow. */
export function plausiblyEdited(flow: ResolvedFlow, chance: Chance): ResolvedFlow {
	const copy = structuredClone(flow) as unknown as Json;
	for (let count = 1 + chance.below(3); count > 0; count--) chance.pick(edits)(copy, chance);
	return copy as unknown as ResolvedFlow;
}
