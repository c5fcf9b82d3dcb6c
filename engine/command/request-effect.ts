import type { OutwardEffect, RequestEffect } from "./command.ts";

export function isAboutRequest(effect: OutwardEffect): effect is RequestEffect {
	return effect.kind === "connect-request" || effect.kind === "disconnect-request";
}
