/** Labels of the buttons that lead into a course. */

export const buyLabel = (price: number): string => (price === 0 ? '免费学习' : '立即购买');

/** `done` is the number of finished lessons. */
export const learnLabel = (done: number): string => (done > 0 ? '继续学习' : '开始学习');
