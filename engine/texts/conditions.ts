/** The wording of conditions. */

export const oneEmpty = "een van beide waarden is leeg";
export const differentKinds = "de waarden zijn niet van dezelfde soort";
export const notComparable = "de waarden zijn geen getallen en geen datums";
export const all = (list: string | number, condition: string | number) => `voor alle ${list} geldt: ${condition}`;
export const and = " en ";
export const ceil = (number: string | number) => `${number}, naar boven afgerond`;
export const completed = (step: string | number) => `stap ${step} is afgerond`;
export const count = (list: string | number) => `het aantal ${list}`;
export const daysAfter = (days: string | number, day: string | number) => `${days} dagen na ${day}`;
export const daysBetween = (from: string | number, to: string | number) => `het aantal dagen van ${from} tot ${to}`;
export const distinct = (list: string | number) => `geen twee van ${list} zijn hetzelfde`;
export const ifElse = (condition: string | number, then: string | number, otherwise: string | number) =>
	`als ${condition} dan ${then}, anders ${otherwise}`;
export const oneOf = (value: string | number, list: string | number) => `${value} is één van ${list}`;
export const valueEmpty = "de waarde is leeg";
export const legalTermEnd = (days: string | number, day: string | number) =>
	`de laatste dag van de wettelijke termijn van ${days} dagen na ${day}`;
export const marked = (mark: string | number) => `het proces draagt het kenmerk ${mark}`;
export const noneOf = (list: string | number, condition: string | number) => `voor geen van ${list} geldt: ${condition}`;
export const notEqual = (left: string | number, right: string | number) => `${left} is niet ${right}`;
export const not = (condition: string | number) => `niet (${condition})`;
export const role = (role: string | number) => `de gebruiker heeft de rol ${role}`;
export const some = (list: string | number, condition: string | number) => `voor minstens één van ${list} geldt: ${condition}`;
export const started = (step: string | number) => `stap ${step} is gestart`;
export const stored = (field: string | number) => `de eerdere waarde van ${field}`;
export const processType = (type: string | number) => `het procestype is ${type}`;
export const item = "het onderdeel";
export const atLeast = (left: string | number, right: string | number) => `${left} is minstens (of niet eerder dan) ${right}`;
export const more = (left: string | number, right: string | number) => `${left} is meer of later dan ${right}`;
export const atMost = (left: string | number, right: string | number) => `${left} is hoogstens (of niet later dan) ${right}`;
export const less = (left: string | number, right: string | number) => `${left} is minder of eerder dan ${right}`;
export const plus = " plus ";
export const times = " maal ";
export const or = " of ";
export const minus = (from: string, number: string) => `${from} min ${number}`;
export const isEmpty = (field: string) => `${field} is leeg`;
export const isFilled = (field: string) => `${field} is ingevuld`;
export const equal = (left: string, right: string) => `${left} is ${right}`;
export const today = "vandaag";
export const elsewhere = (latitude: string | number) => `de plaats van ${latitude} ligt in een andere gemeente dan die van het proces`;
export const yes = "ja";
export const no = "nee";
export const empty = "leeg";
