import type { BrowserContext } from "@playwright/test";

/** Calls `report` with every violation of the Content-Security-Policy on any page of the context. */
export async function collectCspReports(context: BrowserContext, report: (violation: string) => void): Promise<void> {
	await context.exposeFunction("reportPolicyViolation", report);
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
			const page = window as unknown as { reportPolicyViolation(text: string): void };
			page.reportPolicyViolation(`policy violation: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
		});
	});
}
