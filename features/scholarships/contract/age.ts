/** The age limit of the scholarships: under 25 on the day of the deadline (specification, section 9). */

/** The age limit in years, exclusive, on the day of the deadline in the portal's zone. */
export const ageLimit = 25;

export const tooOld = `申请人在截止日期当天须未满 ${ageLimit} 周岁`;
export const notYetBorn = '出生日期不能晚于今天';

/** Age in full years on a day; both as YYYY-MM-DD. Negative before the birth. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The error of a date of birth, or null. All days as YYYY-MM-DD in the portal's zone. */
export function birthIssue(dateOfBirth: string, deadlineDay: string, today: string): string | null {
  if (dateOfBirth > today) return notYetBorn;
  return ageOn(deadlineDay, dateOfBirth) < ageLimit ? null : tooOld;
}
