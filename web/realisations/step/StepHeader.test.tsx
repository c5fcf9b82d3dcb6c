import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { available, realisationOf } from "../../../engine/index.ts";
import { stepProcess, tenantRules } from "../../test-support/step-process.ts";
import { StepHeader } from "./StepHeader.tsx";
import "../../texts/areas/index.ts";

afterEach(cleanup);

function show(code: string): void {
	const { flow, record } = stepProcess();
	const { steps } = available(flow, realisationOf(record()), { userId: "u-1", roles: ["cpo"] }, tenantRules);
	const step = steps.find((each) => each.code === code);
	if (step === undefined) throw new Error(`there is no step ${code}`);
	render(<StepHeader step={step} total={3} buttons={null} />);
}

const unknown = "Er is niet genoeg informatie om te rapporteren over de voortgang van deze stap";

describe("the header of a step", () => {
	it("REA-015 says that too little is known of a step without a start, and tells the days of one that has it", () => {
		show("2");
		expect(screen.getByText(unknown)).toBeTruthy();
		expect(screen.queryByText("Gestart")).toBeNull();
		cleanup();
		show("1");
		expect(screen.queryByText(unknown)).toBeNull();
		expect(screen.getByText("Gestart")).toBeTruthy();
	});
});
