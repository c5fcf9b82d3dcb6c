/**
 * Completes the first step of a flow again and again: state and command as JSON in, new state and events as JSON out. Compares three
 * implementations in one process: the engine, a plain reducer that validates with the same schemas and knows nothing of rights, conditions
 * or flows, and a BPMN engine walking one user task. Prints the rates per second as JSON.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Engine } from "bpmn-engine";
import { advance, ajvValidators, compileFlow, parseFlow, parseTenant, resolveBlocks, startRealisation } from "../dist/engine/index.js";
import { blocks } from "../dist/schemas/generated/blocks.js";

const SECONDS = 1.5;
const NOW = Date.UTC(2026, 4, 4, 9);
const folder = readdirSync("flows").find((name) => JSON.parse(readFileSync(`flows/${name}/tenant.json`, "utf8")).default === true);
const parsed = parseFlow(readFileSync(`flows/${folder}/flow.json`, "utf8"), "flow.json");
const tenant = parseTenant(readFileSync(`flows/${folder}/tenant.json`, "utf8"), "tenant.json").definition;
const definition = resolveBlocks(parsed.definition, blocks);
const flow = compileFlow(definition, { validators: ajvValidators() });
const [first, second] = definition.steps;
const actor = { userId: "bench", roles: [...first.access.edit] };
const surroundings = {
	tenant: { onHoldReasons: tenant.onHoldReasons, cancelReasons: tenant.cancelReasons, access: tenant.access, sharedLocations: true },
};
const stakeholder = (category) => tenant.stakeholders.find((entry) => entry.category === category).slug;
const started = startRealisation(
	flow,
	{
		type: tenant.processTypes[0].value,
		subtype: null,
		values: {
			Stakeholders: {
				Municipality: stakeholder("municipality"),
				ChargePointOperator: stakeholder("cpo"),
				GridOperator: stakeholder("gridoperator"),
			},
		},
	},
	actor,
	NOW,
);
if (started.refused) throw new Error(JSON.stringify(started));
const values = {
	Location: {
		Latitude: 51.98,
		Longitude: 5.91,
		StreetName: "Hommelseweg",
		HouseNumber: "120",
		PostalCode: "6821 LX",
		CityName: "Arnhem",
		Remarks: "Aan de rand van het parkeervak, naast de lichtmast.",
	},
	ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 2 },
	Stakeholders: { GridOperator: stakeholder("gridoperator") },
};
const state = JSON.stringify(started.realisation);
const command = JSON.stringify({ kind: "save-step", step: first.code, complete: true, correction: false, target: second.code, values });

function engine() {
	const outcome = advance(flow, JSON.parse(state), JSON.parse(command), actor, NOW, surroundings);
	if (outcome.refused) throw new Error(JSON.stringify(outcome));
	return JSON.stringify(outcome.realisation) + JSON.stringify(outcome.events);
}

const make = ajvValidators();
const validators = first.sections.map((section) => make(section.id, section.schema));

function reducer() {
	const before = JSON.parse(state);
	const { step, target, values: given } = JSON.parse(command);
	const merged = { ...before.values };
	for (const group of Object.keys(given)) merged[group] = { ...merged[group], ...given[group] };
	for (const validate of validators) validate(merged);
	const changes = [];
	for (const group of Object.keys(given)) {
		for (const name of Object.keys(given[group])) {
			const from = before.values[group]?.[name];
			if (from !== given[group][name]) changes.push({ path: `${group}.${name}`, from, to: given[group][name] });
		}
	}
	const event = (type, meta) => ({ type, ts: NOW, version: definition.version, userId: actor.userId, meta });
	const events = [
		event("step-save", { uuid: first.uuid, step, changes }),
		event("step-end", { uuid: first.uuid, step }),
		event("step-start", { uuid: second.uuid, step: target }),
	];
	const steps = { ...before.steps, [step]: { ...before.steps[step], completedAt: NOW }, [target]: { startedAt: NOW, completedAt: null } };
	return JSON.stringify({ ...before, values: merged, steps }) + JSON.stringify(events);
}

function rate(work) {
	for (let n = 0; n < 3000; n++) work();
	const started = performance.now();
	let done = 0;
	while (performance.now() - started < SECONDS * 1000) {
		for (let n = 0; n < 50; n++) work();
		done += 50;
	}
	return done / ((performance.now() - started) / 1000);
}

const BPMN = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="bench" targetNamespace="bench">
  <process id="process" isExecutable="true">
    <startEvent id="start" /><sequenceFlow id="a" sourceRef="start" targetRef="first" />
    <userTask id="first" /><sequenceFlow id="b" sourceRef="first" targetRef="second" />
    <userTask id="second" /><sequenceFlow id="c" sourceRef="second" targetRef="end" /><endEvent id="end" />
  </process>
</definitions>`;

/**
 * Recovers the process from its stored state, signals the task with the values of the command, merges them into the realisation that it
 * carries as a variable, and stores the state again: the same data in and out.
 */
async function bpmnRate() {
	const engineOfOne = Engine({ name: "bench", source: BPMN, variables: { realisation: JSON.parse(state) } });
	await engineOfOne.execute();
	const stored = JSON.stringify(await engineOfOne.getState());
	engineOfOne.stop();
	const started = performance.now();
	let done = 0;
	while (performance.now() - started < SECONDS * 1000) {
		const recovered = Engine().recover(JSON.parse(stored));
		const api = await recovered.resume();
		const { values: given } = JSON.parse(command);
		const { variables } = recovered.environment;
		variables.realisation = { ...variables.realisation, values: { ...variables.realisation.values, ...given } };
		api
			.getPostponed()
			.find(({ id }) => id === "first")
			.signal({ values: given });
		const text = JSON.stringify(await recovered.getState());
		if (!text.includes(given.Location.StreetName)) throw new Error("The BPMN engine lost the values.");
		await recovered.stop();
		done += 1;
	}
	return done / ((performance.now() - started) / 1000);
}

const product = rate(engine);
const plain = rate(reducer);
process.stdout.write(JSON.stringify({ product, reducer: plain, bpmn: await bpmnRate() }));
