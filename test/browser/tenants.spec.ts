import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { ScenarioJourney } from "./harness/scenario-journey.ts";
import { takePictures } from "./harness/scenario-pictures.ts";
import { scenarioTenants } from "./harness/scenario-tenant.ts";

test.describe.configure({ mode: "parallel" });

/** Steps whose screen this worker has checked for accessibility: once is enough. */
const examined = new Set<string>();

for (const tenant of scenarioTenants()) {
	const { slug, label } = tenant.definition;

	test(`${label} marks the scenarios that are walked at the screens`, () => {
		expect(tenant.journeys.map(({ name }) => name)).not.toEqual([]);
	});

	for (const scenario of tenant.journeys) {
		test(`${label}: ${scenario.name}`, async ({ asAccount }) => {
			const journey = new ScenarioJourney(tenant, scenario, {
				signIn: asAccount,
				arrived: async (page, step) => {
					if (examined.has(`${slug} ${step}`)) return;
					examined.add(`${slug} ${step}`);
					await takePictures(page, `${slug}-${step}`);
					// A step opens at its first field; anything then half under the top bar would count as too small.
					await page.evaluate(() => window.scrollTo(0, 0));
					await expectNoAxeViolations(page);
				},
			});
			await journey.walk();
		});
	}
}
