import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./test/browser/find-chromium.ts";
import { tenantsWithFewerRequests } from "./test/tenants/harness/small-demo.ts";

const port = Number(process.env.BROWSER_TEST_PORT ?? 3210);
const executablePath = findChromium();

/** Workers read this file too, and start no server. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) {
	// Whatever the server, the journeys and the browsers make beside the project goes with the run.
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-journeys-"));
	process.env.TMPDIR = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Journeys against the real server, built, on an empty database with demo data. */
export default defineConfig({
	testDir: "test/browser",
	outputDir: "test-results/browser",
	// A loaded machine is slow, not wrong: these limits only end what never comes.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	fullyParallel: false,
	// On two cores: a journey waits for a fifth of its time and more, for what it polls and for what a page does by the clock.
	workers: 3,
	retries: 0,
	// A run of some files writes its report apart: those of a whole run prove the catalogue.
	reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/part/browser.json" }]],
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "nl-NL",
		timezoneId: "Europe/Amsterdam",
		viewport: { width: 1440, height: 900 },
		actionTimeout: 60_000,
		screenshot: "only-on-failure",
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	webServer: {
		command: "node scripts/start.mjs",
		url: `http://localhost:${port}/ready`,
		timeout: 180_000,
		// While working on journeys: a server that runs already, on BROWSER_TEST_PORT.
		reuseExistingServer: process.env.BROWSER_TEST_REUSE === "1",
		env: {
			PORT: String(port),
			PUBLIC_URL: `http://localhost:${port}`,
			DATA_DIR: isWorker ? "" : mkdtempSync(join(tmpdir(), "data-")),
			// Every visit loads all requests of its tenant.
			FLOWS_DIR: isWorker ? "" : tenantsWithFewerRequests(),
			RATE_LIMIT: "0",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			// Journeys look at requests that nobody placed yet.
			GEOCODER_PER_DAY: "0",
			LOG_LEVEL: "warn",
		},
	},
});
