import { dayFromNow, typed } from "./days.ts";
import type { StepScreen } from "./step-screen.ts";

/** The CPO's last four steps on screen, from an open step 5 to Afgerond. */
export async function realise(cpo: StepScreen): Promise<void> {
	await cpo.expectStep("5", "Aanvragen netaansluiting");
	await cpo.field("Datum aanvraag netaansluiting").fill(typed(dayFromNow(0)));
	await cpo.press("Volgende stap");
	await cpo.expectStep("6", "Plan realisatie");
	await cpo.field("Geplande realisatiedatum").fill(typed(dayFromNow(20)));
	await cpo.field("Besteldatum laadpaal").fill(typed(dayFromNow(1)));
	await cpo.press("Volgende stap");
	await cpo.expectStep("7", "Realisatie en inbedrijfstelling");
	await cpo.field("Datum van inbedrijfstelling").fill(typed(dayFromNow(21)));
	await cpo.field("Datum van aanmelding bij de energieleverancier").fill(typed(dayFromNow(22)));
	await cpo.press("Volgende stap");
	await cpo.expectStep("8", "SAT");
	await cpo.field(/^Laadpaal ID.* 1$/).fill("ALF_0042");
	await cpo.press("Afronden");
	await cpo.expectSaved();
}
