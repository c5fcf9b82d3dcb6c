import { randomUUID } from "node:crypto";
import { location, newProcess } from "../../server/test-support/test-process.ts";
import { type BookedProcess, type Client, insist } from "./write-book.ts";

/**
 * Starts processes, saves their first step and adds comments, one write after the other, until stopped. Nobody else
 * writes to what it started.
 */
export async function write(client: Client, tenant: string): Promise<void> {
	const own: BookedProcess[] = [];
	while (!client.stopped()) {
		const choice = client.random();
		const process = own[Math.floor(client.random() * own.length)];
		if (process === undefined || choice < 0.1) await start(client, tenant, own);
		else if (choice < 0.6) await save(client, process);
		else await comment(client, process);
	}
}

async function start(client: Client, tenant: string, own: BookedProcess[]): Promise<void> {
	const answer = await insist(client, "processes/realisation", newProcess(tenant));
	if (answer === undefined) {
		client.book.unknownStarts += 1;
		return;
	}
	const { uuid, synced } = answer.body.data as { uuid: string; synced: number };
	const process: BookedProcess = { uuid, synced, street: null, comments: [], acknowledged: 1, unknown: 0 };
	own.push(process);
	client.book.processes.push(process);
}

async function save(client: Client, process: BookedProcess): Promise<void> {
	const street = `Straat ${randomUUID()}`;
	const answer = await insist(client, `processes/realisation/${process.uuid}`, {
		intent: { step: "1", complete: false, correction: false, target: "1" },
		synchronisation: { synced: process.synced },
		data: { status: { uuid: client.firstStep }, values: { Location: { ...location, StreetName: street } } },
	});
	if (answer === undefined) return void process.unknown++;
	const { synced } = answer.body.data as { synced: number };
	if (!(synced > process.synced)) client.book.wrong.push(`${process.uuid}: synced went from ${process.synced} to ${synced}`);
	Object.assign(process, { synced, street, acknowledged: process.acknowledged + 1 });
}

async function comment(client: Client, process: BookedProcess): Promise<void> {
	const message = `Opmerking ${randomUUID()}`;
	const answer = await insist(client, `processes/realisation/${process.uuid}/comments`, { data: { action: "create", message } });
	if (answer === undefined) return void process.unknown++;
	process.comments.push(message);
	process.acknowledged += 1;
}
