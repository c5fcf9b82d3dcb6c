import { type Command, nestedValues, type Values } from "../../../engine/index.ts";

export interface Sent {
	readonly step: string;
	readonly values: Values;
}

/** The values that a command fills in for a step; undefined for a command that fills in nothing. */
export function sentBy(command: Command): Sent | undefined {
	if (command.kind === "save-step") return command;
	return command.kind === "fill-fields" ? { step: command.step, values: nestedValues(command.fields) } : undefined;
}
