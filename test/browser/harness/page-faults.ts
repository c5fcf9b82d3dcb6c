import type { Page } from "@playwright/test";

/** Chromium's own console line for every status of 400 and up; the responses themselves are watched instead. */
const ANSWER_LINE = /^Failed to load resource: (the server responded|net::ERR_(INTERNET_DISCONNECTED|FAILED))/;

/** Records faults that no page may have while somebody works with it. */
export class PageFaults {
	private readonly seen: string[] = [];
	private readonly allowed: RegExp[] = [];

	watch(page: Page): void {
		page.on("pageerror", (error) => this.seen.push(`page error: ${error.message}`));
		page.on("console", (message) => {
			if (message.type() !== "error" || ANSWER_LINE.test(message.text())) return;
			this.seen.push(`console error: ${message.text()}`);
		});
		page.on("response", (answer) => {
			if (answer.status() >= 500) this.seen.push(`${answer.status()} on ${answer.request().method()} ${answer.url()}`);
		});
	}

	report(fault: string): void {
		this.seen.push(fault);
	}

	/** Allows a fault that the test provokes. */
	allow(pattern: RegExp): void {
		this.allowed.push(pattern);
	}

	get all(): readonly string[] {
		return this.seen.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
	}
}
