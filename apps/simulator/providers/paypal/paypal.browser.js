window.paypal = undefined;
