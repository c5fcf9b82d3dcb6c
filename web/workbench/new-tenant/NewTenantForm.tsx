import { Button, FileInput, MultiSelect, Radio, Select, TextInput } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { countryOfMunicipality } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { LeaveGuard } from "../../ui/dialogs/LeaveGuard.tsx";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { Outcome } from "../frame/Outcome.tsx";
import { ColourInput } from "../theme/ColourInput.tsx";
import { ColourSample } from "../theme/ColourSample.tsx";
import { Municipalities } from "./Municipalities.tsx";
import styles from "./NewTenantForm.module.css";
import type { OrderRefusal, TenantMaker, TenantStart } from "./tenant-maker.ts";
import { type Answers, type Begin, orderOf, roleChoices, slugIn, useAnswers, withNextRole } from "./use-answers.ts";

interface NewTenantFormProps {
	readonly start: TenantStart;
	readonly maker: TenantMaker;
	readonly open: (slug: string) => void;
}

const begins: readonly Begin[] = ["operator", "city", "blank", "like"];

/** An organisation is made for good, and its name in the address with it: no Enter in a field does so, only the button. */
function onlyByButton(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The questions, with errors at their fields, and a link to the tenant once it has been created. */
export function NewTenantForm({ start, maker, open }: NewTenantFormProps) {
	const { answers, begun, answer } = useAnswers();
	const [refused, setRefused] = useState<OrderRefusal | null>(null);
	const [role, setRole] = useState<RoleOutcome>(nothing);
	const [busy, setBusy] = useState(false);
	const [made, setMade] = useState<{ readonly slug: string; readonly label: string } | null>(null);
	const { form, toFirst } = useFirstFault();
	const wrongAt = (path: string): string | null => refused?.errors.find((error) => error.path === `data.${path}`)?.message ?? null;
	const add = (): Answers | null => {
		const next = withNextRole(answers);
		if ("wrong" in next) {
			setRole({ ...nothing, wrong: next.wrong });
			toFirst();
			return null;
		}
		answer(next.added);
		setRole({ ...nothing, told: text("newTenant.ownRole.added", { label: next.label }) });
		return next.added;
	};
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		// Enter presses a button even while it shows progress.
		if (busy) return;
		// A role that is typed and not added yet belongs to the answers as well.
		const given = answers.begin === "like" || answers.nextRole.trim() === "" ? answers : add();
		if (given === null) return;
		setBusy(true);
		try {
			const told = await maker.make(await orderOf(given));
			if ("slug" in told) setMade(told);
			else {
				setRefused(told);
				toFirst();
			}
		} catch {
			setRefused({ message: text("newTenant.unreachable"), errors: [] });
		} finally {
			setBusy(false);
		}
	};
	if (made !== null) return <Made made={made} ownAccounts={start.ownAccounts} open={open} />;
	const like = answers.begin === "like";
	const municipalities = start.municipalities
		.filter(({ code }) => countryOfMunicipality(code) === answers.country)
		.map(({ code, name }) => ({ value: code, label: name }));
	return (
		<form ref={form} className={styles.form} onSubmit={(event) => void send(event)} onKeyDown={onlyByButton} noValidate>
			<LeaveGuard when={begun} />
			<fieldset className={styles.part}>
				<legend>{text("newTenant.who")}</legend>
				<TextInput
					label={text("newTenant.label")}
					description={text("newTenant.label.help")}
					maxLength={100}
					required
					value={answers.label}
					error={wrongAt("label")}
					onChange={({ currentTarget }) => answer({ label: currentTarget.value })}
				/>
				<TextInput
					label={text("newTenant.slug")}
					description={text("newTenant.slug.help")}
					maxLength={60}
					required
					spellCheck={false}
					value={slugIn(answers)}
					error={wrongAt("slug")}
					onChange={({ currentTarget }) => answer({ slug: currentTarget.value })}
				/>
			</fieldset>
			<fieldset className={styles.part}>
				<legend>{text("newTenant.start")}</legend>
				{begins.map((begin) => (
					<Radio
						key={begin}
						name="begin"
						value={begin}
						checked={answers.begin === begin}
						label={text(`newTenant.start.${begin}`)}
						description={text(`newTenant.start.${begin}.help`)}
						onChange={() => answer({ begin })}
					/>
				))}
			</fieldset>
			{!like && (
				<>
					<fieldset className={styles.part}>
						<legend>{text("newTenant.where")}</legend>
						<Select
							label={text("newTenant.country")}
							data={[
								{ value: "nl", label: text("newTenant.country.nl") },
								{ value: "be", label: text("newTenant.country.be") },
							]}
							allowDeselect={false}
							value={answers.country}
							onChange={(country) => answer({ country: country === "be" ? "be" : "nl", municipalities: [] })}
						/>
						<Municipalities
							data={municipalities}
							value={answers.municipalities}
							error={wrongAt("starter.municipalities")}
							onChange={(chosen) => answer({ municipalities: chosen })}
						/>
						<TextInput
							label={text("newTenant.processType")}
							maxLength={80}
							required
							value={answers.processType}
							error={wrongAt("starter.processType")}
							onChange={({ currentTarget }) => answer({ processType: currentTarget.value })}
						/>
					</fieldset>
					<Roles
						answers={answers}
						answer={answer}
						wrong={wrongAt("starter.roles")}
						outcome={role}
						onType={(nextRole) => {
							answer({ nextRole });
							setRole(nothing);
						}}
						onAdd={add}
					/>
				</>
			)}
			<fieldset className={styles.part}>
				<legend>{text("newTenant.look")}</legend>
				<div className={styles.colours}>
					<ColourInput
						label={text("colour.brand")}
						help={text("colour.brand.help")}
						value={answers.brand}
						error={wrongAt("brand")}
						onType={(brand) => answer({ brand })}
					/>
					<ColourInput
						label={text("colour.action")}
						help={text("colour.action.help")}
						value={answers.action}
						error={wrongAt("action")}
						onType={(action) => answer({ action })}
					/>
				</div>
				<ColourSample brand={answers.brand} action={answers.action} />
				<FileInput
					label={text("newTenant.logo")}
					placeholder={text("newTenant.logo.none")}
					accept=".svg,.png,image/svg+xml,image/png"
					clearable
					clearButtonProps={{ "aria-label": text("newTenant.logo.clear") }}
					value={answers.logo}
					error={wrongAt("logo")}
					onChange={(logo) => answer({ logo })}
				/>
			</fieldset>
			{refused !== null && (
				<PlainNotice
					kind="danger"
					title={
						refused.errors.length > 0
							? text(refused.errors.length === 1 ? "newTenant.wrong.one" : "newTenant.wrong.other", { count: refused.errors.length })
							: refused.message
					}
				/>
			)}
			<div>
				<Button type="submit" variant="filled" loading={busy}>
					{text("newTenant.make")}
				</Button>
			</div>
		</form>
	);
}

/** What came of adding a role, in words. */
interface RoleOutcome {
	readonly told: string;
	readonly wrong: string | null;
}

const nothing: RoleOutcome = { told: "", wrong: null };

interface RolesProps extends Omit<ReturnType<typeof useAnswers>, "begun"> {
	readonly wrong: string | null;
	readonly outcome: RoleOutcome;
	readonly onType: (role: string) => void;
	readonly onAdd: () => void;
}

function Roles({ answers, answer, wrong, outcome, onType, onAdd }: RolesProps) {
	const choices = [...roleChoices(answers)];
	return (
		<fieldset className={styles.part}>
			<legend>{text("newTenant.roles")}</legend>
			<div className={styles.roles}>
				<Select
					label={text("newTenant.executor")}
					data={choices}
					allowDeselect={false}
					value={answers.executor}
					error={wrong}
					onChange={(executor) => answer({ executor: executor ?? answers.executor })}
				/>
				<Select
					label={text("newTenant.judge")}
					data={choices}
					allowDeselect={false}
					value={answers.judge}
					onChange={(judge) => answer({ judge: judge ?? answers.judge })}
				/>
			</div>
			<MultiSelect
				label={text("newTenant.viewers")}
				data={choices.filter(({ value }) => value !== answers.executor && value !== answers.judge)}
				value={[...answers.viewers]}
				onChange={(viewers) => answer({ viewers })}
			/>
			<div className={styles.own}>
				<TextInput
					className={styles.grows}
					label={text("newTenant.ownRole")}
					description={text("newTenant.ownRole.help")}
					maxLength={80}
					value={answers.nextRole}
					error={outcome.wrong}
					onChange={({ currentTarget }) => onType(currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						// Enter adds the role instead of submitting the form.
						event.preventDefault();
						onAdd();
					}}
				/>
				<Button onClick={onAdd}>{text("newTenant.ownRole.add")}</Button>
			</div>
			<p role="status" className={styles.told}>
				{outcome.told}
			</p>
		</fieldset>
	);
}

interface MadeProps {
	readonly made: { readonly slug: string; readonly label: string };
	readonly ownAccounts: boolean;
	readonly open: (slug: string) => void;
}

function Made({ made: { slug, label }, ownAccounts, open }: MadeProps) {
	return (
		<Outcome title={text("newTenant.made", { label })}>
			<p>{ownAccounts ? text("newTenant.made.text") : text("newTenant.made.provider", { slug })}</p>
			<Button variant="filled" onClick={() => open(slug)}>
				{text("newTenant.made.open", { label })}
			</Button>
		</Outcome>
	);
}
